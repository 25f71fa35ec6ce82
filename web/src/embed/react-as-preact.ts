// What the parts of the pages take from React, by Preact.
// @ts-expect-error -- its types are one object; the bundler sees the names.
export * from 'preact/compat';
export { useContext as use } from 'preact/hooks';
