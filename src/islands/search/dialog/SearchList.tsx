import type { MouseEvent } from 'react';
import type { SearchAnswer } from '../../../core/search/types.ts';
import { HitOption, PageOption } from './Options.tsx';
import type { RecentPage } from './recent-pages.ts';
import type { StartGroup } from './start-groups.ts';
import type { ListKeys } from './use-list-keys.ts';

interface Props {
  t: Label<'plan' | 'search'>;
  id: string;
  /** Null without a query; the groups are shown instead. */
  answer: SearchAnswer | null;
  groups: readonly StartGroup[];
  /** The pages of all rows, in order. */
  pages: readonly RecentPage[];
  keys: ListKeys;
  pending: boolean;
  onOpen: (page: RecentPage, event: MouseEvent) => void;
  onCopy: (code: string) => void;
}

/** The rows below the search field. */
export function SearchList(props: Props) {
  const { t, id, answer, groups, pages, keys, pending, onOpen, onCopy } = props;
  const hits = pages.length === 0 ? [] : (answer?.hits ?? []);
  const findIndex = (event: MouseEvent) => {
    const option = (event.target as Element).closest('[role="option"]');
    return pages.findIndex((_, index) => keys.getId(index) === option?.id);
  };
  const getOptionProps = (index: number) => ({
    id: keys.getId(index),
    active: index === keys.active,
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t(answer ? 'search.results' : 'search.startPages')}
      aria-busy={pending}
      data-partial={answer?.partial ? '' : undefined}
      hidden={pages.length === 0}
      onMouseMove={(event) => {
        const index = findIndex(event);
        if (index >= 0) keys.point(index);
      }}
      onClick={(event) => {
        const index = findIndex(event);
        const code = answer?.hits[index]?.code ?? null;
        if (code !== null && (event.target as Element).closest('[data-copy-code]')) {
          event.preventDefault();
          onCopy(code);
          return;
        }
        const page = pages[index];
        if (page) onOpen(page, event);
      }}
    >
      {hits.map((hit, index) => (
        <HitOption key={hit.href} t={t} hit={hit} {...getOptionProps(index)} />
      ))}
      {groups.map(({ label: name, pages: own }, at) => {
        const before = groups.slice(0, at).reduce((sum, group) => sum + group.pages.length, 0);
        return (
          <div key={name} role="group" aria-label={name} className="search-group">
            <span aria-hidden="true">{name}</span>
            {own.map((page, index) => (
              <PageOption key={page.href} page={page} {...getOptionProps(before + index)} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
