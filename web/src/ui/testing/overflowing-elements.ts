/** What makes the page scroll sideways. Browser tests send this function to the page, so it uses nothing from outside. */
export function overflowingElements(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width)
    .map((element) => element.outerHTML.slice(0, 200));
}
