import { Component, type ReactNode } from 'react';

interface Props {
  /** Where the children are shown. */
  stage: HTMLElement;
  isStopped: boolean;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Reports what its children throw. What they showed before stays as a picture that does not react:
 * copied while React renders, because React then removes it.
 */
export class StageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { stage, isStopped, children } = this.props;
    if (!this.state.failed && !isStopped) return children;
    const picture = [...stage.childNodes].map((node) => node.cloneNode(true));
    return (
      <div
        inert
        style={{ display: 'contents' }}
        ref={(element) => element?.replaceChildren(...picture)}
      />
    );
  }
}
