import { lazyPart } from '../../ui/lazy-part.tsx';

export const MarkAsPlayedDialog = lazyPart(
  async () => (await import('./mark-as-played-dialog.tsx')).MarkAsPlayedDialog,
);
export const AddPartnerDialog = lazyPart(
  async () => (await import('./add-partner-dialog.tsx')).AddPartnerDialog,
);
