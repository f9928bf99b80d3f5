import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { send, SignedOutError } from './api.ts';

/** Asks for the token that the service was started with. */
export function SignIn({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = () => {
    setSending(true);
    send('session', 'POST', { token }).then(onDone, (reason: Error) => {
      setSending(false);
      setError(
        reason instanceof SignedOutError ? 'This is not the token of the service.' : reason.message,
      );
    });
  };
  return (
    <main className="sign-in">
      <h1>Insights</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Token"
          type="password"
          autoComplete="current-password"
          autoFocus
          fullWidth
          value={token}
          error={error !== ''}
          helperText={error || 'The INSIGHTS_TOKEN of the service.'}
          onChange={({ target }) => setToken(target.value)}
        />
        <Button type="submit" variant="contained" disabled={token === '' || isSending}>
          Sign in
        </Button>
      </form>
    </main>
  );
}
