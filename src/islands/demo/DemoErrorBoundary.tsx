import { Component, type ReactNode } from 'react';
import { report } from '../../state/site/report.ts';

interface Props {
  /** The demo's id. */
  id: string;
  issueUrl: string;
  t: Label<'demo'>;
  onReset: () => void;
  children: ReactNode;
}

/** Keeps a demo that throws from taking the page down. */
export class DemoErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch({ message }: Error) {
    report({ kind: 'error', name: this.props.id, message });
  }

  override render() {
    const { error } = this.state;
    const { t } = this.props;
    if (!error) return this.props.children;
    return (
      <div className="demo-error" role="alert">
        <p>
          <strong>{t('demo.stopped')}</strong>
        </p>
        <pre>{error.message}</pre>
        <p>
          <button type="button" className="button" onClick={this.props.onReset}>
            {t('demo.reset')}
          </button>{' '}
          <a href={this.props.issueUrl}>{t('demo.report')}</a>
        </p>
      </div>
    );
  }
}
