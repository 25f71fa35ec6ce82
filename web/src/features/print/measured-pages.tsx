import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type PaperBlock, PaperBlockTable } from '../../ui/paper/paper-block.tsx';
import { Ruler } from '../../ui/paper/sheet.tsx';
import { type BlockHeights, type BlockPart, packBlocks } from './pack-blocks.ts';

const MM = 96 / 25.4;
/** What the head and foot of a Letter sheet leave, less what print may set differently from the screen. */
const ROOM = (258 - 15.5 - 6 - 4) * MM;
/** As in paper.css. */
const GAP = 5 * MM;

/**
 * Puts tables on pages by the heights that their rows really have. Names may be of any length, so nobody can count
 * them out; `ruler` has to be on the page meanwhile. `blocks` must be the same value as long as it means the same.
 */
export function useMeasuredPages(blocks: readonly PaperBlock[] | null): {
  readonly pages: readonly (readonly BlockPart[])[] | null;
  readonly ruler: ReactNode;
} {
  const hasFonts = useFonts();
  const ruler = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ blocks: unknown; pages: BlockPart[][] } | null>(null);
  useLayoutEffect(() => {
    if (!hasFonts || blocks === null || ruler.current === null) return;
    const heights = [...ruler.current.querySelectorAll('.paper-block')].map(heightsOf);
    setFound({ blocks, pages: packBlocks(heights, ROOM, GAP) });
  }, [blocks, hasFonts]);
  const pages = found?.blocks === blocks && blocks !== null ? found.pages : null;
  return {
    pages,
    ruler: pages === null && (
      <div ref={ruler}>
        <Ruler>
          {blocks?.map((block) => (
            <PaperBlockTable key={block.key} block={block} />
          ))}
        </Ruler>
      </div>
    ),
  };
}

function heightsOf(block: Element): BlockHeights {
  const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
  const rows = [...block.querySelectorAll('tbody')].map(heightOf);
  const foot = heightOf(block.querySelector('footer'));
  return { head: heightOf(block) - rows.reduce((sum, row) => sum + row, 0) - foot, rows, foot };
}

/** Whether text has its final shape. */
function useFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void document.fonts.ready.then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return ready;
}
