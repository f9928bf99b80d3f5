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

function StarItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function StarredFiles() {
  return (
    <SimpleTreeView
      aria-label="Files to star"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['reports']}
      defaultSelectedItems={['budget']}
      sx={{ minHeight: 128 }}
    >
      <StarItem itemId="reports" label="Reports">
        <StarItem itemId="budget" label="Budget.xlsx" />
        <StarItem itemId="annual-report" label="Annual report.pdf" />
        <StarItem itemId="forecast" label="Forecast.xlsx" />
      </StarItem>
    </SimpleTreeView>
  );
}
