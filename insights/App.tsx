import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useColorScheme } from '@mui/material/styles';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useState, type MouseEvent } from 'react';
import { getHref, goTo, useAddress, VIEWS, type View } from './address.ts';
import { send } from './api.ts';
import { FilterBar } from './FilterBar.tsx';
import { SignIn } from './SignIn.tsx';
import { readFilter } from './filter.ts';
import { CommentView } from './views/CommentView.tsx';
import { ErrorView } from './views/ErrorView.tsx';
import { MissingView } from './views/MissingView.tsx';
import { Overview } from './views/Overview.tsx';
import { PageView } from './views/PageView.tsx';
import { SearchView } from './views/SearchView.tsx';
import { VitalView } from './views/VitalView.tsx';
import type { ViewProps } from './views/props.ts';

const COMPONENTS: Readonly<Record<View, (props: ViewProps) => React.ReactNode>> = {
  '': Overview,
  pages: PageView,
  comments: CommentView,
  searches: SearchView,
  missing: MissingView,
  errors: ErrorView,
  vitals: VitalView,
};

function ModeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      aria-label={isDark ? 'Light mode' : 'Dark mode'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
}

/** A link is followed here, unless the reader wants it elsewhere. */
function follow(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/insights/"]');
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || link.hasAttribute('download')) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}

/** The dashboard: a filter, which lives in the address, and a view of what it leaves. */
export function App() {
  const { view, parameters } = useAddress();
  const [isSignedOut, setSignedOut] = useState(false);
  const [sessions, setSessions] = useState(0);
  const [failure, setFailure] = useState('');
  const filter = readFilter(parameters);
  const Component = COMPONENTS[view];
  const signOut = () => {
    send('session', 'DELETE').then(
      () => setSignedOut(true),
      (error: Error) => setFailure(error.message),
    );
  };

  if (isSignedOut) {
    return (
      <SignIn
        onDone={() => {
          setSignedOut(false);
          setSessions(sessions + 1);
        }}
      />
    );
  }
  return (
    <div onClick={follow} role="presentation">
      <header className="head">
        <h1>Insights</h1>
        <ModeButton />
        <Button color="inherit" onClick={signOut}>
          Sign out
        </Button>
      </header>
      <nav aria-label="Views">
        <Tabs value={view} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
          {Object.entries(VIEWS).map(([name, label]) => (
            <Tab
              key={name}
              value={name}
              label={label}
              component="a"
              href={getHref(name as View)}
              aria-current={name === view ? 'page' : undefined}
            />
          ))}
        </Tabs>
      </nav>
      {failure === '' ? null : <Alert severity="error">{failure}</Alert>}
      <main>
        <FilterBar filter={filter} />
        <Component
          key={`${view} ${sessions}`}
          filter={filter}
          parameters={parameters}
          onSignedOut={() => setSignedOut(true)}
        />
      </main>
    </div>
  );
}
