import { useState } from 'react';
import { readServices } from '../../state/site/services.ts';
import { deleteFeedback, exportFeedback, hasFeedback } from '../../state/feedback/own-feedback.ts';
import { saveFile } from '../save-file.ts';

type Step = 'start' | 'confirm' | 'working' | 'deleted' | 'failed';

/** What the service keeps of this reader: it can be downloaded and deleted. */
export function FeedbackSettings({ t }: { t: Label<'settings'> }) {
  const [{ feedbackUrl }] = useState(readServices);
  const [isOffered] = useState(() => feedbackUrl !== '' && hasFeedback());
  const [step, setStep] = useState<Step>('start');
  if (!isOffered) return null;

  const run = (work: Promise<void>, next: Step) => {
    setStep('working');
    work.then(
      () => setStep(next),
      () => setStep('failed'),
    );
  };
  const download = async () =>
    saveFile('my-feedback.json', await exportFeedback(feedbackUrl), 'application/json');
  const isConfirming = step === 'confirm';
  return (
    <fieldset className="setting">
      <legend>{t('settings.feedback')}</legend>
      <p className="setting-hint">{t('settings.feedbackHint')}</p>
      {step === 'deleted' ? null : (
        <div className="setting-row">
          <button
            type="button"
            className="button"
            disabled={step === 'working'}
            onClick={() => (isConfirming ? setStep('start') : run(download(), 'start'))}
          >
            {t(isConfirming ? 'settings.feedbackKeep' : 'settings.feedbackExport')}
          </button>
          <button
            type="button"
            className="button"
            disabled={step === 'working'}
            onClick={() =>
              isConfirming ? run(deleteFeedback(feedbackUrl), 'deleted') : setStep('confirm')
            }
          >
            {t(isConfirming ? 'settings.feedbackConfirm' : 'settings.feedbackDelete')}
          </button>
        </div>
      )}
      <p role="status" className="setting-hint">
        {step === 'deleted' || step === 'failed' ? t(`settings.feedbackState.${step}`) : null}
      </p>
    </fieldset>
  );
}
