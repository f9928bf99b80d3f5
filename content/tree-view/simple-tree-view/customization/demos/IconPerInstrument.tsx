import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import SettingsIcon from '@mui/icons-material/Settings';
import SettingsInputAntennaIcon from '@mui/icons-material/SettingsInputAntenna';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerInstrument() {
  return (
    <SimpleTreeView
      aria-label="Devices of the observatory"
      defaultExpandedItems={['west-dome', 'radio-field']}
      slots={{ endIcon: SettingsIcon }}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="west-dome" label="West dome">
        <TreeItem
          itemId="planet-camera"
          label="Planet camera"
          slots={{ endIcon: PhotoCameraIcon }}
        />
        <TreeItem itemId="west-shutter" label="Shutter motor" />
      </TreeItem>
      <TreeItem itemId="radio-field" label="Radio field">
        <TreeItem
          itemId="north-dish"
          label="North dish"
          slots={{ endIcon: SettingsInputAntennaIcon }}
        />
        <TreeItem itemId="azimuth-drive" label="Azimuth drive" />
      </TreeItem>
    </SimpleTreeView>
  );
}
