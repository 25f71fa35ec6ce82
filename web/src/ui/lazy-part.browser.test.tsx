import { useLayoutEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart } from './lazy-part.tsx';
import { renderPart } from './testing/render-part.tsx';
import { toasts } from './toast-store.ts';

function Auction({ board }: { board: number }) {
  return <p>The auction of board {board}</p>;
}

/** Fails so many times before it loads. */
function auctionPart(failures: number) {
  let left = failures;
  const load = () => (left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(Auction));
  return lazyPart(load, <p>Loading the auction</p>);
}

describe('a part with a chunk of its own', () => {
  test('shows its fallback until it is there', async () => {
    const Part = auctionPart(0);
    renderPart(<Part board={3} />);
    expect(page.getByText('Loading the auction').elements()).toHaveLength(1);
    await expect.element(page.getByText('The auction of board 3')).toBeVisible();
    expect(page.getByText('Loading the auction').elements()).toHaveLength(0);
  });

  test('has a fallback that knows what it is for', async () => {
    const Part = lazyPart(
      () => Promise.resolve(Auction),
      ({ board }) => <p>Loading board {board}</p>,
    );
    renderPart(<Part board={6} />);
    expect(page.getByText('Loading board 6').elements()).toHaveLength(1);
    await expect.element(page.getByText('The auction of board 6')).toBeVisible();
  });

  test('that was prefetched is there at once', async () => {
    const Part = auctionPart(0);
    await new Promise<void>((loaded) => Part.whenLoaded(loaded));
    renderPart(<Part board={4} />);
    expect(page.getByText('The auction of board 4').elements()).toHaveLength(1);
  });

  test('far down the page begins once somebody comes near, and on the next page at once', async () => {
    let asked = 0;
    const load = () => {
      asked += 1;
      return Promise.resolve(Auction);
    };
    const Part = lazyPart(load, <p>Loading the auction</p>, { untilNear: <p>The auction</p> });
    const farDown = (board: number) => (
      <>
        <p style={{ height: '400vh' }}>What stands above</p>
        <Part board={board} />
      </>
    );
    renderPart(farDown(7));
    const room = page.getByText('The auction', { exact: true });
    await expect.element(room).toBeInTheDocument();
    // By the second frame the browser has said what is in sight.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    expect(asked).toBe(0);
    room.element().scrollIntoView();
    await expect.element(page.getByText('The auction of board 7')).toBeVisible();
    renderPart(farDown(8));
    await expect.element(page.getByText('The auction of board 8')).toBeInTheDocument();
    expect(asked).toBe(1);
  });

  test('that cannot be loaded leaves the page standing and can be tried again', async () => {
    const Part = auctionPart(1);
    renderPart(
      <>
        <h1>Board 5</h1>
        <Part board={5} />
      </>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This part of the page could not be loaded');
    await expect.element(page.getByRole('heading', { name: 'Board 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('The auction of board 5')).toBeVisible();
  });

  test('is shown before the next one, also if they come together and one is not wanted any more', async () => {
    const counts: number[] = [];
    const countedPart = () =>
      lazyPart(() =>
        Promise.resolve(function Counted() {
          useLayoutEffect(() => void counts.push(document.querySelectorAll('.counted').length), []);
          return <p className="counted">Shown</p>;
        }),
      );
    const [First, Left, Second, Third] = [countedPart(), countedPart(), countedPart(), countedPart()];
    function Board() {
      const [isLeft, setLeft] = useState(false);
      useLayoutEffect(() => queueMicrotask(() => setLeft(true)), []);
      return (
        <>
          <First />
          {!isLeft && <Left />}
          <Second />
          <Third />
        </>
      );
    }
    renderPart(<Board />);
    await expect.poll(() => counts).toEqual([1, 2, 3]);
  });

  test('tells when it is there, and when it cannot be loaded', async () => {
    const Loaded = auctionPart(0);
    const Failed = auctionPart(1);
    function Settled() {
      const settled = [Loaded.useSettled(), Failed.useSettled()];
      return <p>{settled.map((is) => (is ? 'settled' : 'loading')).join(', ')}</p>;
    }
    renderPart(<Settled />);
    expect(page.getByText('loading, loading').elements()).toHaveLength(1);
    await expect.element(page.getByText('settled, settled')).toBeVisible();
  });

  test('opens on a click once it is loaded, and reports a failure without opening', async () => {
    const Part = auctionPart(1);
    function Opener() {
      const [open, setOpen] = useState(false);
      return open ? (
        <Part board={6} />
      ) : (
        <button onClick={() => Part.whenLoaded(() => setOpen(true))}>Open</button>
      );
    }
    renderPart(<Opener />);
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    await expect.poll(() => toasts.current()?.title).toBe('This part of the page could not be loaded');
    await expect.element(opener).toBeVisible();
    await opener.click();
    await expect.element(page.getByText('The auction of board 6')).toBeVisible();
    toasts.dismiss();
  });
});
