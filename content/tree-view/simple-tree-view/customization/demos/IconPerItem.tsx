import PhoneIcon from '@mui/icons-material/Phone';
import PersonIcon from '@mui/icons-material/Person';
import HomeIcon from '@mui/icons-material/Home';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <SimpleTreeView
      aria-label="Teams with their members"
      defaultExpandedItems={['sales', 'support']}
      slots={{ endIcon: PersonIcon }}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="sales" label="Sales">
        <TreeItem
          itemId="elena-rossi"
          label="Elena Rossi (on the phone)"
          slots={{ endIcon: PhoneIcon }}
        />
        <TreeItem itemId="kofi-mensah" label="Kofi Mensah" />
      </TreeItem>
      <TreeItem itemId="support" label="Support">
        <TreeItem
          itemId="omar-farouk"
          label="Omar Farouk (at home)"
          slots={{ endIcon: HomeIcon }}
        />
        <TreeItem itemId="ida-lund" label="Ida Lund" />
      </TreeItem>
    </SimpleTreeView>
  );
}
