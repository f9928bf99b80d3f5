import { useEffect, useRef, useState, type ReactNode } from 'react';
import variants from '../../../config/source-variants.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import {
  getDemoAnchor,
  parseDemoAnchor,
  type CodeVariant,
  type StylingVariant,
} from '../../core/demo.ts';
import {
  chooseCodeVariant,
  chooseStyling,
  useCodeVariant,
  useStylingVariant,
} from '../../state/code-variant-store.ts';
import { announceReady, DEMO_RESET } from '../../state/island-events.ts';
import { loadDemoSource, type LoadedSource } from './demo-source.ts';
import { DemoCode } from './DemoCode.tsx';
import { openSandbox, type SandboxHost } from './open-sandbox.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface Props {
  id: string;
  name: string;
  stylings: readonly StylingVariant[];
  /** Whether the source is open from the start. */
  open: boolean;
  sourceUrl: string;
  /** The short excerpt, shown while the code is closed. */
  children?: ReactNode;
}

const MESSAGE_MILLISECONDS = 3000;

/** Toolbar and source of a demo. Its files are loaded when they are first needed. */
export function DemoToolbar({
  id,
  name,
  stylings,
  open: initiallyOpen,
  sourceUrl,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const [source, setSource] = useState<LoadedSource | null>(null);
  const [file, setFile] = useState(0);
  const [message, setMessage] = useState('');
  const codeVariant = useCodeVariant();
  const chosenStyling = useStylingVariant();
  const styling = stylings.includes(chosenStyling) ? chosenStyling : variants.styling.default;
  const { toolbarProps, getItemProps } = useRovingFocus();
  const variant = source?.variants.find((each) => each.styling === styling) ?? source?.variants[0];

  const withSource = async (action: (loaded: LoadedSource) => unknown) => {
    try {
      const loaded = await loadDemoSource(id);
      setSource(loaded);
      await action(loaded);
    } catch (error) {
      setMessage(error instanceof TypeError ? error.message : 'The source could not be loaded.');
    }
  };

  useEffect(() => {
    announceReady(root.current);
    const followHash = () => {
      const anchor = parseDemoAnchor(window.location.hash, [name], variants);
      if (!anchor) return;
      if (anchor.codeVariant) chooseCodeVariant(anchor.codeVariant);
      if (anchor.styling) chooseStyling(anchor.styling);
      setOpen(true);
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [name]);

  useEffect(() => {
    if (!open) return;
    loadDemoSource(id).then(setSource, () => setMessage('The source could not be loaded.'));
  }, [open, id]);

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  const getFrame = () => root.current?.closest<HTMLElement>('[data-demo]');

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // Behaviours §9: a copy that fails is silent.
    }
  };

  const copySource = () =>
    withSource(({ variants: all }) => {
      const files = (all.find((each) => each.styling === styling) ?? all[0])?.files;
      const sources = files?.[open ? file : 0]?.sources;
      return copy((sources?.[codeVariant] ?? sources?.TS)?.code ?? '', 'Source copied');
    });

  const copyLink = () => {
    const anchor = getDemoAnchor(name, codeVariant, styling, variants);
    return copy(`${window.location.href.replace(/#.*$/, '')}#${anchor}`, 'Link copied');
  };

  const openIn = (host: SandboxHost) =>
    withSource(({ variants: all, versions }) => {
      const files = (all.find((each) => each.styling === styling) ?? all[0])?.files ?? [];
      return openSandbox(host, {
        title: `MUI X ${name}`,
        codeVariant,
        styling,
        versions,
        files: files.map(({ name: fileName, sources }) => ({
          name: fileName,
          code: (sources[codeVariant] ?? sources.TS).code,
        })),
      });
    });

  const iconButton = (item: string, icon: IconName, label: string, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      {...getItemProps(item)}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div ref={root} className="demo-controls">
      <div className="demo-toolbar" role="toolbar" aria-label={`Demo ${name}`} {...toolbarProps}>
        <button
          type="button"
          className="demo-toggle"
          aria-expanded={open}
          {...getItemProps('code')}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide code' : 'Show code'}
        </button>
        {open ? (
          <div className="segments" role="group" aria-label="Language">
            {variants.code.choices.map(({ id: choice, name: label }) => (
              <button
                key={choice}
                type="button"
                aria-label={label}
                aria-pressed={choice === codeVariant}
                {...getItemProps(`code-${choice}`)}
                onClick={() => chooseCodeVariant(choice as CodeVariant)}
              >
                {choice}
              </button>
            ))}
          </div>
        ) : null}
        {stylings.length > 1 ? (
          <div className="segments" role="group" aria-label="Styling">
            {stylings.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === styling}
                {...getItemProps(`styling-${choice}`)}
                onClick={() => chooseStyling(choice)}
              >
                {choice}
              </button>
            ))}
          </div>
        ) : null}
        <span className="demo-message" role="status">
          {message}
        </span>
        <div className="demo-actions">
          {iconButton(
            'stackblitz',
            'stackblitz',
            'Open in StackBlitz',
            () => void openIn('StackBlitz'),
          )}
          {iconButton(
            'codesandbox',
            'codesandbox',
            'Open in CodeSandbox',
            () => void openIn('CodeSandbox'),
          )}
          {iconButton('copy', 'copy', 'Copy the source', () => void copySource())}
          {iconButton('link', 'link', 'Copy a link to this source', () => void copyLink())}
          <a
            className="icon-button"
            href={sourceUrl}
            aria-label="View the source on GitHub"
            title="View the source on GitHub"
            {...getItemProps('repository')}
          >
            <Icon name="github" />
          </a>
          {iconButton('focus', 'focus', 'Reset focus to test keyboard navigation', () =>
            getFrame()?.querySelector<HTMLElement>('[data-demo-start]')?.focus(),
          )}
          {iconButton('reset', 'reset', 'Reset the demo', () =>
            getFrame()?.dispatchEvent(new CustomEvent(DEMO_RESET)),
          )}
        </div>
      </div>
      <div hidden={open}>{children}</div>
      {open && variant ? (
        <DemoCode
          key={styling}
          variant={variant}
          codeVariant={codeVariant}
          onFileChange={setFile}
        />
      ) : null}
    </div>
  );
}
