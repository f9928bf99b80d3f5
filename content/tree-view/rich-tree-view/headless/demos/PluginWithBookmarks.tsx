import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  RichTreeViewItems,
  TreeViewProvider,
  useTreeView,
  useTreeViewContext,
  type ConvertPluginsIntoSignatures,
  type DefaultizedProps,
  type TreeViewPlugin,
  type TreeViewPluginSignature,
} from '@mui/x-tree-view/internals';
import {
  RICH_TREE_VIEW_PLUGINS,
  RichTreeViewRoot,
  type RichTreeViewProps,
} from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files, type FileItem } from '../../../datasets/files';

interface BookmarkParameters {
  bookmarks?: string[];
  defaultBookmarks?: string[];
  onBookmarksChange?: (itemIds: string[]) => void;
}

type BookmarkSignature = TreeViewPluginSignature<{
  params: BookmarkParameters;
  defaultizedParams: DefaultizedProps<BookmarkParameters, 'defaultBookmarks'>;
  modelNames: 'bookmarks';
  instance: { toggleBookmark: (itemId: string) => void };
  contextValue: { bookmarkedItems: string[] };
}>;

const useBookmarks: TreeViewPlugin<BookmarkSignature> = ({ params, models }) => {
  const { value, setControlledValue } = models.bookmarks;
  const toggleBookmark = (itemId: string) => {
    const others = value.filter((id) => id !== itemId);
    const newValue = others.length === value.length ? [...value, itemId] : others;
    params.onBookmarksChange?.(newValue);
    setControlledValue(newValue);
  };
  return {
    instance: { toggleBookmark },
    contextValue: { bookmarkedItems: value },
    getRootProps: () => ({ 'aria-description': `${value.length} bookmarked` }),
  };
};
const noBookmarks: string[] = [];
useBookmarks.params = { bookmarks: true, defaultBookmarks: true, onBookmarksChange: true };
useBookmarks.getDefaultizedParams = ({ params }) => ({
  ...params,
  defaultBookmarks: params.defaultBookmarks ?? noBookmarks,
});
useBookmarks.models = {
  bookmarks: { getDefaultValue: (params) => params.defaultBookmarks },
};

function BookmarkItem(props: TreeItem2Props) {
  const { instance, bookmarkedItems } = useTreeViewContext<[BookmarkSignature]>();
  const pressed = bookmarkedItems.includes(props.itemId);
  const button = (
    <IconButton
      aria-label={`Bookmark ${props.label}`}
      aria-pressed={pressed}
      onClick={(event) => {
        event.stopPropagation();
        instance.toggleBookmark(props.itemId);
      }}
      onKeyDown={(event) => event.stopPropagation()}
      sx={{ ml: 1, p: 0.25 }}
    >
      {pressed ? <StarIcon fontSize="inherit" /> : <StarBorderIcon fontSize="inherit" />}
    </IconButton>
  );
  return (
    <TreeItem2
      {...props}
      label={
        <>
          {props.label}
          {button}
        </>
      }
    />
  );
}

const plugins = [...RICH_TREE_VIEW_PLUGINS, useBookmarks] as const;

type BookmarkTreeViewProps = RichTreeViewProps<FileItem, undefined> & BookmarkParameters;

function BookmarkTreeView(props: BookmarkTreeViewProps) {
  const { getRootProps, contextValue, instance } = useTreeView<
    ConvertPluginsIntoSignatures<typeof plugins>,
    BookmarkTreeViewProps
  >({ plugins, props });
  return (
    <TreeViewProvider value={contextValue}>
      <RichTreeViewRoot {...getRootProps()}>
        <RichTreeViewItems
          itemsToRender={instance.getItemsToRender()}
          slots={{ item: BookmarkItem }}
          slotProps={{}}
        />
      </RichTreeViewRoot>
    </TreeViewProvider>
  );
}

export default function PluginWithBookmarks() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <BookmarkTreeView
        aria-label="Files to bookmark"
        items={files}
        defaultExpandedItems={['reports']}
        defaultBookmarks={['budget']}
      />
    </Box>
  );
}
