export function HandPage({ id }: { id: string }) {
  return <p>{id}</p>;
}
