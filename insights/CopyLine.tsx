import IconButton from '@mui/material/IconButton';
import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useState } from 'react';

const SHOWN_MILLISECONDS = 2_000;

/** A line that is ready to be pasted into a file. */
export function CopyLine({ line }: { line: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(line).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MILLISECONDS);
    });
  };
  return (
    <span className="copy-line">
      <IconButton size="small" aria-label={isCopied ? 'Copied' : `Copy ${line}`} onClick={copy}>
        {isCopied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
      <code title={line}>{line}</code>
    </span>
  );
}
