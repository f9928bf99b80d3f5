import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  COMMENT_STATUSES,
  type CommentRow,
  type CommentStatus,
} from '../../src/core/feedback/insights.ts';
import { getHref, setParameters } from '../address.ts';
import { Answer } from '../Answer.tsx';
import { ask, getApiUrl, send, useData } from '../api.ts';
import { formatDate } from '../format.ts';
import type { ViewProps } from './props.ts';

const STATUSES: Readonly<Record<CommentStatus, string>> = {
  new: 'New',
  planned: 'Planned',
  done: 'Done',
  declined: 'Not planned',
};
const RATINGS = ['Not helpful', 'Helpful'];

interface Found {
  rows: CommentRow[];
  next: number | null;
}

function getPlace({ page, section }: CommentRow): string {
  return section === null ? page : `${page} – ${section}`;
}

/** A comment with what the team makes of it. */
function Comment({ row }: { row: CommentRow }) {
  const [saved, setSaved] = useState(row);
  const [status, setStatus] = useState(row.status);
  const [issue, setIssue] = useState(row.issue ?? '');
  const [answer, setAnswer] = useState(row.answer ?? '');
  const [message, setMessage] = useState<{ isError: boolean; text: string } | null>(null);
  const isChanged =
    status !== saved.status || issue !== (saved.issue ?? '') || answer !== (saved.answer ?? '');
  const save = () => {
    send(`comments/${row.id}`, 'PATCH', { status, issue: issue.trim(), answer }).then(
      () => {
        setSaved({ ...saved, status, issue, answer });
        setMessage({ isError: false, text: 'Saved' });
      },
      (error: Error) => setMessage({ isError: true, text: `Not saved: ${error.message}` }),
    );
  };
  return (
    <li className="comment">
      <p className="comment-text" dir="auto">
        {row.text}
      </p>
      <p className="hint">
        <a href={getHref('comments', { page: row.page })}>{getPlace(row)}</a>
        {' · '}
        {[row.rating === null ? null : RATINGS[row.rating], row.version, formatDate(row.created)]
          .filter(Boolean)
          .join(' · ')}
        {row.spam > 0 ? ` · spam score ${row.spam}` : ''}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          select
          size="small"
          label="Status"
          value={status}
          onChange={({ target }) => setStatus(target.value as CommentStatus)}
        >
          {COMMENT_STATUSES.map((each) => (
            <MenuItem key={each} value={each}>
              {STATUSES[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label="Issue"
          type="url"
          placeholder="https://"
          value={issue}
          onChange={({ target }) => setIssue(target.value)}
        />
        <TextField
          size="small"
          label="Answer that readers see"
          multiline
          value={answer}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Button type="submit" variant="outlined" disabled={!isChanged}>
          Save
        </Button>
      </form>
      <div role="status">
        {message === null || (isChanged && !message.isError) ? null : (
          <Alert severity={message.isError ? 'error' : 'success'}>{message.text}</Alert>
        )}
      </div>
    </li>
  );
}

/** Comments that follow the first ones, loaded when they are asked for. */
function MoreComments({ url, next }: { url: (before: string) => string; next: number }) {
  const [rows, setRows] = useState<CommentRow[]>([]);
  const [before, setBefore] = useState<number | null>(next);
  const [error, setError] = useState('');
  const load = () => {
    ask(url(String(before)))
      .then((response) => response.json() as Promise<Found>)
      .then(
        (found) => {
          setRows([...rows, ...found.rows]);
          setBefore(found.next);
          setError('');
        },
        (reason: Error) => setError(reason.message),
      );
  };
  return (
    <>
      <ul className="comments">
        {rows.map((row) => (
          <Comment key={row.id} row={row} />
        ))}
      </ul>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      {before === null ? null : <Button onClick={load}>Show older comments</Button>}
    </>
  );
}

/** Comments to read, answer, and connect with issues. */
export function CommentView({ filter, parameters, onSignedOut }: ViewProps) {
  const query = {
    ...filter,
    status: parameters.get('status') ?? '',
    spam: parameters.get('spam') ?? 'hide',
    page: parameters.get('page') ?? '',
  };
  const url = getApiUrl('comments', query);
  const loaded = useData<Found>(url);
  return (
    <>
      <div className="filter">
        <TextField
          select
          size="small"
          label="Status"
          value={query.status}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setParameters({ status: target.value })}
        >
          <MenuItem value="">All</MenuItem>
          {COMMENT_STATUSES.map((status) => (
            <MenuItem key={status} value={status}>
              {STATUSES[status]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Spam"
          value={query.spam}
          onChange={({ target }) => setParameters({ spam: target.value })}
        >
          <MenuItem value="hide">Folded</MenuItem>
          <MenuItem value="only">Only spam</MenuItem>
        </TextField>
        {query.page === '' ? null : (
          <Button onClick={() => setParameters({ page: '' })}>{query.page} ✕</Button>
        )}
        <Button href={getApiUrl('comments', { ...query, format: 'csv' })} download>
          CSV
        </Button>
      </div>
      <Answer
        loaded={loaded}
        onSignedOut={onSignedOut}
        isEmpty={({ rows }) => rows.length === 0}
        empty="No comment matches."
      >
        {({ rows, next }) => (
          <>
            <ul className="comments">
              {rows.map((row) => (
                <Comment key={row.id} row={row} />
              ))}
            </ul>
            {next === null ? null : (
              <MoreComments
                key={url}
                next={next}
                url={(before) => getApiUrl('comments', { ...query, before })}
              />
            )}
          </>
        )}
      </Answer>
    </>
  );
}
