import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { renderPart } from './testing/render-part.tsx';

const button = page.getByRole('button', { name: 'Board actions' });
const menu = page.getByRole('menu', { name: 'Board actions' });
const item = (name: string) => page.getByRole('menuitem', { name });

function renderMenu() {
  const onCopy = vi.fn<() => void>();
  const onRender = vi.fn<() => void>();
  renderPart(
    <Profiler id="menu" onRender={onRender}>
      <Menu trigger={<Button>Board actions</Button>}>
        <MenuItem onSelect={onCopy}>Copy</MenuItem>
        <MenuItem onSelect={() => undefined}>Share</MenuItem>
      </Menu>
    </Profiler>,
  );
  return { onCopy, onRender };
}

test('a menu opens and closes at its button, and does what is chosen', async () => {
  const { onCopy } = renderMenu();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(menu).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(menu).not.toBeInTheDocument();
  await button.click();
  await item('Copy').click();
  expect(onCopy).toHaveBeenCalledOnce();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

for (const key of ['Enter', ' ', 'ArrowDown']) {
  test(`'${key}' opens a menu on its first item, each time, and Escape returns to the button`, async () => {
    renderMenu();
    await userEvent.tab();
    for (const opening of ['first', 'second']) {
      await expect.element(button, { message: opening }).toHaveFocus();
      await userEvent.keyboard(`{${key}}`);
      await expect.element(item('Copy'), { message: opening }).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(item('Share')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(menu).not.toBeInTheDocument();
    }
    await expect.element(button).toHaveFocus();
  });
}

test('a menu that is not opened renders once', async () => {
  const { onRender } = renderMenu();
  await expect.element(button).toBeVisible();
  expect(onRender).toHaveBeenCalledOnce();
});

test('the right mouse button opens no menu', async () => {
  renderMenu();
  await button.click({ button: 'right' });
  await userEvent.tab();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
