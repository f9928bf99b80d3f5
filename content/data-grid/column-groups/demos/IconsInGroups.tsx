import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

function renderHeaderGroup({ groupId, headerName, fields }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'offer' ? LocalOfferIcon : ShoppingCartIcon;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 'medium' }}>
      <Icon fontSize="small" />
      {headerName} ({fields.length})
    </Box>
  );
}

const group = { renderHeaderGroup, headerClassName: 'offer-group' };

const columnGroupingModel: GridColumnGroupingModel = [
  { ...group, groupId: 'offer', headerName: 'Offer', children: [{ field: 'product' }] },
  {
    ...group,
    groupId: 'office',
    headerName: 'Sales',
    children: [{ field: 'stock' }, { field: 'sold' }],
  },
];

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 85 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 85 },
];

export default function IconsInGroups() {
  return (
    <Box sx={{ height: 370, width: '100%', '& .offer-group': { bgcolor: 'action.selected' } }}>
      <DataGrid
        aria-label="Offers with icons in the group headers"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </Box>
  );
}
