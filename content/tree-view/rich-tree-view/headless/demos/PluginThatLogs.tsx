import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewItems,
  TreeViewProvider,
  useTreeView,
  type ConvertPluginsIntoSignatures,
  type TreeViewPlugin,
  type TreeViewPluginSignature,
  type UseTreeViewExpansionSignature,
} from '@mui/x-tree-view/internals';
import {
  RICH_TREE_VIEW_PLUGINS,
  RichTreeViewRoot,
  type RichTreeViewProps,
} from '@mui/x-tree-view/RichTreeView';
import { files, type FileItem } from '../../../datasets/files';

interface LogParameters {
  onLog?: (message: string) => void;
}

type LogSignature = TreeViewPluginSignature<{
  params: LogParameters;
  defaultizedParams: LogParameters;
  dependencies: [UseTreeViewExpansionSignature];
}>;

const useLogExpanded: TreeViewPlugin<LogSignature> = ({ params, models }) => {
  const { onLog } = params;
  const expandedItems = models.expandedItems.value;
  React.useEffect(() => {
    onLog?.(`Expanded: ${expandedItems.join(', ')}`);
  }, [onLog, expandedItems]);
  return {};
};
useLogExpanded.params = { onLog: true };

const plugins = [...RICH_TREE_VIEW_PLUGINS, useLogExpanded] as const;

type LoggedTreeViewProps = RichTreeViewProps<FileItem, undefined> & LogParameters;

function LoggedTreeView(props: LoggedTreeViewProps) {
  const { getRootProps, contextValue, instance } = useTreeView<
    ConvertPluginsIntoSignatures<typeof plugins>,
    LoggedTreeViewProps
  >({ plugins, props });
  return (
    <TreeViewProvider value={contextValue}>
      <RichTreeViewRoot {...getRootProps()}>
        <RichTreeViewItems
          itemsToRender={instance.getItemsToRender()}
          slots={props.slots}
          slotProps={props.slotProps}
        />
      </RichTreeViewRoot>
    </TreeViewProvider>
  );
}

export default function PluginThatLogs() {
  const [message, setMessage] = React.useState('');
  return (
    <Stack spacing={1} sx={{ minHeight: 188 }}>
      <LoggedTreeView
        aria-label="Files with a log from a plugin"
        items={files}
        defaultExpandedItems={['reports']}
        onLog={setMessage}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
