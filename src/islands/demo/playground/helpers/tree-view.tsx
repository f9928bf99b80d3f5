import Box from '@mui/material/Box';

export interface Plant {
  id: string;
  label: string;
  children?: Plant[];
}

const beds = ['Roses', 'Herbs', 'Vegetables', 'Ferns'];

/** Creates beds with plants, the same every time. */
export function createItems(count: number): Plant[] {
  const perBed = Math.max(1, Math.floor((count - beds.length) / beds.length));
  return beds.map((label, bed) => ({
    id: label.toLowerCase(),
    label,
    children: Array.from({ length: perBed }, (_, index) => ({
      id: `${label.toLowerCase()}-${index + 1}`,
      label: `${label} ${bed + 1}.${index + 1}`,
    })),
  }));
}

export function isHerb(item: Plant) {
  return item.id.startsWith('herbs');
}

export function isRose(itemId: string) {
  return itemId.startsWith('roses');
}

export function moveInsideBed({
  oldPosition,
  newPosition,
}: {
  oldPosition: { parentId: string | null };
  newPosition: { parentId: string | null };
}) {
  return oldPosition.parentId === newPosition.parentId;
}

export function getId(item: Plant) {
  return item.id;
}

export function getUpperLabel(item: Plant) {
  return item.label.toUpperCase();
}

export function PlusIcon() {
  return <Box component="span">+</Box>;
}

export function MinusIcon() {
  return <Box component="span">–</Box>;
}

export function LeafIcon() {
  return <Box component="span">•</Box>;
}
