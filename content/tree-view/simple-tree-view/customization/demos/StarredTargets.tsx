import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, TreeItem2Checkbox, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const StarCheckbox = React.forwardRef(function StarCheckbox(
  props: React.ComponentPropsWithoutRef<typeof TreeItem2Checkbox>,
  ref: React.Ref<HTMLButtonElement>,
) {
  return (
    <TreeItem2Checkbox
      {...props}
      ref={ref}
      icon={<StarBorderIcon />}
      checkedIcon={<StarIcon color="warning" />}
    />
  );
});

const slots = { checkbox: StarCheckbox };

function TargetItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function StarredTargets() {
  return (
    <SimpleTreeView
      aria-label="Targets to star"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['tonight']}
      defaultSelectedItems={['m42']}
      sx={{ minHeight: 128 }}
    >
      <TargetItem itemId="tonight" label="Visible tonight">
        <TargetItem itemId="m42" label="Orion nebula" />
        <TargetItem itemId="m45" label="Pleiades" />
        <TargetItem itemId="m1" label="Crab nebula" />
      </TargetItem>
    </SimpleTreeView>
  );
}
