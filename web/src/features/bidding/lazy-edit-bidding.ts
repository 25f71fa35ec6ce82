import { lazyPart } from '../../ui/lazy-part.tsx';

export const EditBidding = lazyPart(async () => (await import('./edit-bidding.tsx')).EditBidding);
