/** Package whose icons load in groups: there are ten thousand, and code uses a few. */
export const ICON_PACKAGE = '@mui/icons-material';

/** Returns the name of the group that an icon is in: `ad` of `AddCircle`. */
export function getIconGroup(name: string): string {
  return name.slice(0, 2).toLowerCase();
}
