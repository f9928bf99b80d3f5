import { useState } from 'react';
import {
  PROPOSAL_KINDS,
  type Proposal,
  type ProposalKind,
} from '../../../core/api/parts/proposals.ts';
import { splitCode } from '../../../core/api/playground/code-tokens.ts';
import { SegmentedControl } from '../../SegmentedControl.tsx';

function Code({ text }: { text: string }) {
  return (
    <pre className="code" dir="ltr" tabIndex={0}>
      <code>
        {splitCode(text).map(({ text: part, className }, index) =>
          className ? (
            <span key={index} className={className}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    </pre>
  );
}

/** The ways to change the part, as code to copy. */
export function Proposals({
  proposals,
  t,
}: {
  proposals: Record<ProposalKind, Proposal | null>;
  t: Label<'parts'>;
}) {
  const [kind, setKind] = useState<ProposalKind>('sx');
  const [copied, setCopied] = useState<string | null>(null);
  const proposal = proposals[kind];
  const text = proposal?.code.map((each) => each.text).join('\n') ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <>
      <SegmentedControl
        label={t('parts.ways')}
        choices={PROPOSAL_KINDS}
        value={kind}
        getText={(each) => t(`parts.way.${each}`)}
        onChoose={setKind}
      />
      {proposal ? (
        <>
          {proposal.code.map((each) => (
            <Code key={each.language} text={each.text.trimEnd()} />
          ))}
          <button type="button" className="button" onClick={() => void copy()}>
            {copied === text ? t('parts.copied') : t('parts.copy')}
          </button>
        </>
      ) : (
        <p>{t(kind === 'theme' ? 'parts.noTheme' : 'parts.noSlot')}</p>
      )}
    </>
  );
}
