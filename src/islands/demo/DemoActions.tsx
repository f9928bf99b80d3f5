import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../components/site/Icon.tsx';
import type { DemoSource } from './use-demo-source.ts';
import type { GetItemProps } from './use-roving-focus.ts';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
  /** Whether phones have no room for it. */
  isWide?: boolean;
}

function getClassName(isWide: boolean) {
  return isWide ? 'icon-button wide-only' : 'icon-button';
}

function ToolbarButton({ icon, label, isWide = false, ...props }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={getClassName(isWide)}
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}

interface Props {
  sourceUrl: string;
  source: DemoSource;
  isFullScreen: boolean;
  /** Whether the parts of the demo are being inspected; null where they cannot be. */
  isInspecting: boolean | null;
  getItemProps: GetItemProps;
  onInspect: () => void;
  onFocusStart: () => void;
  onReset: () => void;
  onFullScreen: () => void;
  t: Label<'demo'>;
}

/** The icon buttons at the end of a demo's toolbar. */
export function DemoActions({
  sourceUrl,
  source,
  isFullScreen,
  isInspecting,
  getItemProps,
  onInspect,
  onFocusStart,
  onReset,
  onFullScreen,
  t,
}: Props) {
  return (
    <div className="demo-actions">
      <ToolbarButton
        icon="stackblitz"
        isWide
        label={t('demo.openIn', { host: 'StackBlitz' })}
        {...getItemProps('stackblitz')}
        onClick={() => void source.openIn('StackBlitz')}
      />
      <ToolbarButton
        icon="codesandbox"
        isWide
        label={t('demo.openIn', { host: 'CodeSandbox' })}
        {...getItemProps('codesandbox')}
        onClick={() => void source.openIn('CodeSandbox')}
      />
      <ToolbarButton
        icon="download"
        isWide
        label={t('demo.download')}
        {...getItemProps('download')}
        onClick={() => void source.download()}
      />
      <ToolbarButton
        icon="copy"
        label={t('demo.copySource')}
        {...getItemProps('copy')}
        onClick={() => void source.copySource()}
      />
      <ToolbarButton
        icon="link"
        label={t('demo.copyLink')}
        {...getItemProps('link')}
        onClick={() => void source.copyLink()}
      />
      <a
        className={getClassName(true)}
        href={sourceUrl}
        aria-label={t('demo.viewSource')}
        title={t('demo.viewSource')}
        {...getItemProps('repository')}
      >
        <Icon name="github" />
      </a>
      {isInspecting === null ? null : (
        <ToolbarButton
          icon="inspect"
          label={t('demo.inspect')}
          aria-pressed={isInspecting}
          {...getItemProps('inspect')}
          onClick={onInspect}
        />
      )}
      <ToolbarButton
        icon="focus"
        isWide
        label={t('demo.resetFocus')}
        {...getItemProps('focus')}
        onClick={onFocusStart}
      />
      <ToolbarButton
        icon="reset"
        label={t('demo.reset')}
        {...getItemProps('reset')}
        onClick={onReset}
      />
      <ToolbarButton
        icon="full-screen"
        label={t(isFullScreen ? 'demo.leaveFullScreen' : 'demo.fullScreen')}
        {...getItemProps('full-screen')}
        onClick={onFullScreen}
      />
    </div>
  );
}
