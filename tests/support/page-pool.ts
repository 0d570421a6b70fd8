import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

type PooledPage = {
  kind: string;
  page: Page;
  viewport: BrowserContextOptions['viewport'];
  taken: boolean;
  /** Not to be given to anybody else. */
  marked: boolean;
};

export type PageOptions = {
  /** A page that nobody had before: with nothing in its cache. */
  fresh?: boolean;
  /** Runs in each document before its own scripts. */
  initScript?: () => void;
};

/** What cannot be taken back: a page on which it was called is closed after its test. */
const LASTING: readonly (keyof Page)[] = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'emulateMedia',
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
 * A new context and page start a process and parse every script anew, which costs more than most tests do on them.
 * So a page is given to a later test again, at an empty place and without what the test before left.
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

  async take(options: BrowserContextOptions, { initScript, fresh = false }: PageOptions): Promise<Page> {
    await this.tidying;
    const kind = JSON.stringify([options, String(initScript)]);
    const idle = [...this.pages].find((one) => !fresh && !one.taken && one.kind === kind);
    if (idle) {
      idle.taken = true;
      return idle.page;
    }
    const page = await (await this.browser.newContext(options)).newPage();
    if (initScript) await page.addInitScript(initScript);
    const one: PooledPage = { kind, page, viewport: options.viewport, taken: true, marked: fresh };
    noticeLasting(one);
    this.pages.add(one);
    page.context().once('close', () => this.pages.delete(one));
    return page;
  }

  /** After a test: what it took is free again. */
  tidy(): Promise<unknown> {
    this.tidying = Promise.all([...this.pages].filter(({ taken }) => taken).map((one) => this.free(one)));
    return this.tidying;
  }

  private async free(one: PooledPage): Promise<void> {
    const { page, marked } = one;
    const context = page.context();
    if (marked || page.isClosed()) {
      this.pages.delete(one);
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
    if (one.viewport) await page.setViewportSize(one.viewport);
    one.taken = false;
  }

  async close(): Promise<void> {
    await this.tidying;
    for (const { page } of this.pages) await page.context().close();
  }
}

function noticeLasting(one: PooledPage): void {
  const notice = <T extends object>(target: T, names: readonly (keyof T)[]) => {
    for (const name of names) {
      const call = (target[name] as (...given: unknown[]) => unknown).bind(target);
      Reflect.set(target, name, (...given: unknown[]) => {
        one.marked = true;
        return call(...given);
      });
    }
  };
  const { page } = one;
  notice(page, LASTING);
  notice(page.context(), LASTING_IN_CONTEXT);
  // The clock is the context's, and starts to stand at the first touch.
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      one.marked = true;
      return clock;
    },
  });
}
