import { Component, type ReactNode } from 'react';

interface Props {
  issueUrl: string;
  onReset: () => void;
  children: ReactNode;
}

/** Keeps a demo that throws from taking the page down. */
export class DemoErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="demo-error" role="alert">
        <p>
          <strong>This demo stopped with an error.</strong>
        </p>
        <pre>{error.message}</pre>
        <p>
          <button type="button" className="button" onClick={this.props.onReset}>
            Reset the demo
          </button>{' '}
          <a href={this.props.issueUrl}>Report it</a>
        </p>
      </div>
    );
  }
}
