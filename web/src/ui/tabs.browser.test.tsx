import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from './testing/accessible.ts';
import { renderPart } from './testing/render-part.tsx';
import { Tabs, type TabsProps } from './tabs-root.tsx';
import { Tab, TabList, TabPanel } from './tabs.tsx';

/** Three tabs that can be chosen, and a disabled one between them. */
const renderTabs = (props: TabsProps) =>
  renderPart(
    <main>
      <Tabs {...props}>
        <TabList label="Auctions">
          <Tab value="ours">Ours</Tab>
          <Tab value="theirs" disabled>
            Theirs
          </Tab>
          <Tab value="field">The field</Tab>
          <Tab value="par">Par</Tab>
        </TabList>
        <TabPanel value="ours">1NT, all pass</TabPanel>
        <TabPanel value="theirs">Pass</TabPanel>
        <TabPanel value="field">3NT by South</TabPanel>
        <TabPanel value="par" forceMount>
          4♠ by North
        </TabPanel>
      </Tabs>
    </main>,
  );

const tab = (name: string) => page.getByRole('tab', { name });
const chosen = () =>
  page
    .getByRole('tab', { selected: true })
    .elements()
    .map(({ textContent }) => textContent);

describe('tabs', () => {
  test('show the content of the chosen tab, by mouse', async () => {
    renderTabs({ defaultValue: 'ours' });
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('1NT, all pass');
    await tab('The field').click();
    expect(chosen()).toEqual(['The field']);
    await expect.element(page.getByRole('tabpanel', { name: 'The field' })).toHaveTextContent('3NT by South');
    await expectAccessible();
  });

  test('are chosen with the arrow keys, Home and End, wrapping and skipping disabled ones', async () => {
    renderTabs({ defaultValue: 'ours' });
    await userEvent.tab();
    await expect.element(tab('Ours')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'The field'],
      ['ArrowRight', 'Par'],
      ['ArrowRight', 'Ours'],
      ['ArrowLeft', 'Par'],
      ['Home', 'Ours'],
      ['End', 'Par'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(tab(name)).toHaveFocus();
      expect(chosen()).toEqual([name]);
    }
    // Only the chosen one is a tab stop; the next is what it shows.
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel', { name: 'Par' })).toHaveFocus();
  });

  test('have no focus ring after a press with the mouse, and one from the keyboard', async () => {
    renderTabs({ defaultValue: 'ours' });
    const ring = (name: string) => getComputedStyle(tab(name).element()).boxShadow;
    // A key before the press must not make it a press of the keyboard.
    await userEvent.tab();
    expect(ring('Ours')).not.toBe('none');
    await tab('The field').click();
    await expect.element(tab('The field')).toHaveFocus();
    expect(tab('The field').element().matches(':focus-visible')).toBe(false);
    expect(ring('The field')).toBe('none');
    await userEvent.keyboard('{ArrowRight}');
    expect(ring('Par')).not.toBe('none');
  });

  test('leave the arrow keys to the browser while Ctrl or Alt is held', async () => {
    renderTabs({ defaultValue: 'ours' });
    await userEvent.tab();
    for (const key of ['Control', 'Alt']) await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
    expect(chosen()).toEqual(['Ours']);
  });

  test('that are controlled show the given tab, and report each choice once', async () => {
    const choices: string[] = [];
    renderTabs({ value: 'ours', onValueChange: (value) => choices.push(value) });
    tab('The field')
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(choices).toEqual(['field']);
    expect(chosen()).toEqual(['Ours']);
  });

  test('keep hidden content mounted on request', () => {
    renderTabs({ defaultValue: 'ours' });
    expect(document.body.textContent).toContain('4♠ by North');
    expect(document.body.textContent).not.toContain('3NT by South');
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  });
});
