import type { Filter } from '../filter.ts';

export interface ViewProps {
  filter: Filter;
  parameters: URLSearchParams;
  onSignedOut: () => void;
}
