import { lazyPart } from '../../ui/lazy-part.tsx';

export const PartnerDialog = lazyPart(async () => (await import('./partner-dialog.tsx')).PartnerDialog);
export const DeleteBiddingDialog = lazyPart(
  async () => (await import('./delete-bidding-dialog.tsx')).DeleteBiddingDialog,
);
