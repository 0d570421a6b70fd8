import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

type PooledPage = {
  kind: string;
  page: Page;
  look: Look;
  taken: boolean;
  /** True for a page that must not be reused. */
  marked: boolean;
};

/** The settings that an open page can change, so that they need no new page. */
type Look = {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
};
/** The options of a page's context. Defaults are in USUAL. */
export type PersonOptions = Omit<BrowserContextOptions, keyof Look> & Partial<Look>;
const USUAL: Look = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
};

/** Each idle page is a process that holds memory. */
const IDLE_PAGES = 6;

export type PageOptions = {
  /** A page that no earlier test used, with an empty cache. */
  fresh?: boolean;
  /** Runs in each document before its own scripts. */
  initScript?: () => void;
};

/** These calls cannot be undone, so the page is closed after its test. */
const LASTING: readonly (keyof Page)[] = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'setExtraHTTPHeaders',
  'routeWebSocket',
];
const LASTING_IN_CONTEXT: readonly (keyof BrowserContext)[] = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'route',
  'routeWebSocket',
  'grantPermissions',
  'setOffline',
  'setGeolocation',
  'setExtraHTTPHeaders',
];
const PAGE_EVENTS = [
  'console',
  'pageerror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'dialog',
  'popup',
  'download',
  'framenavigated',
  'load',
  'domcontentloaded',
] as const;

/**
 * A new context and page start a process and parse every script again, which takes longer than most tests. So later
 * tests reuse a page, on an empty document and without the state of the test before.
 */
export class PagePool {
  private readonly pages = new Set<PooledPage>();
  private tidying: Promise<unknown> = Promise.resolve();
  private readonly browser: Browser;
  private readonly emptyPlace: string;

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.emptyPlace = `${url}/robots.txt`;
  }

  async take(
    { viewport, colorScheme, reducedMotion, ...options }: PersonOptions,
    { initScript, fresh = false }: PageOptions,
  ): Promise<Page> {
    await this.tidying;
    const look = {
      viewport: viewport ?? USUAL.viewport,
      colorScheme: colorScheme ?? USUAL.colorScheme,
      reducedMotion: reducedMotion ?? USUAL.reducedMotion,
    };
    const kind = JSON.stringify([options, String(initScript)]);
    const idle = [...this.pages].find((pooled) => !fresh && !pooled.taken && pooled.kind === kind);
    if (idle) {
      idle.taken = true;
      await this.change(idle, look);
      return idle.page;
    }
    const page = await (await this.browser.newContext({ ...options, ...look })).newPage();
    if (initScript) await page.addInitScript(initScript);
    const pooled: PooledPage = { kind, page, look, taken: true, marked: fresh };
    noticeLasting(pooled);
    this.pages.add(pooled);
    page.context().once('close', () => this.pages.delete(pooled));
    return page;
  }

  private async change(pooled: PooledPage, look: Look): Promise<void> {
    const { colorScheme, reducedMotion, viewport } = look;
    if (!isDeepStrictEqual(pooled.page.viewportSize(), viewport)) await pooled.page.setViewportSize(viewport);
    if (colorScheme !== pooled.look.colorScheme || reducedMotion !== pooled.look.reducedMotion) {
      await pooled.page.emulateMedia({ colorScheme, reducedMotion });
    }
  }

  /** Runs after each test and frees its pages. */
  tidy(): Promise<unknown> {
    const taken = [...this.pages].filter((pooled) => pooled.taken);
    this.tidying = Promise.all(taken.map((pooled) => this.free(pooled))).then(() => this.closeOldest());
    return this.tidying;
  }

  private async closeOldest(): Promise<void> {
    const idle = [...this.pages].filter((pooled) => !pooled.taken);
    for (const { page } of idle.slice(0, -IDLE_PAGES)) await page.context().close();
  }

  private async free(pooled: PooledPage): Promise<void> {
    const { page, marked } = pooled;
    const context = page.context();
    if (marked || page.isClosed()) {
      this.pages.delete(pooled);
      return context.close();
    }
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(this.emptyPlace);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    // Moved to the end of the set, because the oldest pages are closed first.
    this.pages.delete(pooled);
    this.pages.add(pooled);
    pooled.taken = false;
  }
}

function noticeLasting(pooled: PooledPage): void {
  const notice = <T extends object>(target: T, names: readonly (keyof T)[]) => {
    for (const name of names) {
      const call = (target[name] as (...args: unknown[]) => unknown).bind(target);
      Reflect.set(target, name, (...args: unknown[]) => {
        pooled.marked = true;
        return call(...args);
      });
    }
  };
  const { page } = pooled;
  notice(page, LASTING);
  notice(page.context(), LASTING_IN_CONTEXT);
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = ({ colorScheme, reducedMotion, ...lasting } = {}) => {
    pooled.marked ||= Object.keys(lasting).length > 0;
    if (colorScheme !== undefined) pooled.look.colorScheme = colorScheme === 'dark' ? 'dark' : 'light';
    if (reducedMotion !== undefined) {
      pooled.look.reducedMotion = reducedMotion === 'reduce' ? 'reduce' : 'no-preference';
    }
    return emulateMedia({ colorScheme, reducedMotion, ...lasting });
  };
  // The clock belongs to the context, and cannot be uninstalled.
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      pooled.marked = true;
      return clock;
    },
  });
}
