import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, type ReactNode } from 'react';
import { SignedOutError, type Loaded } from './api.ts';

interface Props<Data> {
  loaded: Loaded<Data>;
  onSignedOut: () => void;
  /** Whether there is nothing to show. */
  isEmpty: (data: Data) => boolean;
  empty: string;
  children: (data: Data) => ReactNode;
}

/** Shows an answer of the service, or why there is none. */
export function Answer<Data>({ loaded, onSignedOut, isEmpty, empty, children }: Props<Data>) {
  const { data, error, isLoading, reload } = loaded;
  const isSignedOut = error instanceof SignedOutError;
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut, onSignedOut]);
  return (
    <>
      <div className="progress" aria-live="polite">
        {isLoading ? <LinearProgress aria-label="Loading" /> : null}
      </div>
      {error && !isSignedOut ? (
        <Alert severity="error" action={<Button onClick={reload}>Try again</Button>}>
          {error.message}
        </Alert>
      ) : null}
      {data === null ? null : isEmpty(data) ? <p className="empty">{empty}</p> : children(data)}
    </>
  );
}
