export const PRODUCT = 'Bridge Review';
export const TAGLINE = 'Upload and review bridge games with bidding analysis';
