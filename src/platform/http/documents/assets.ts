import fs from 'node:fs';
import path from 'node:path';

/** The scripts and styles of one entry, as the browser fetches them. */
export type EntryAssets = {
  script: string | null;
  preloads: string[];
  styles: string[];
  /** Fonts that the document preloads, before the styles have been read. */
  fonts: string[];
  /** Styles inside the document. */
  inline?: string;
};

/** The browser's files: a build's hashed names, or the development server's modules. */
export type Assets = {
  entry(source: string): EntryAssets;
  /** The files of a lazily loaded module, so that the document can preload them. */
  lazy(source: string): string[];
  development: boolean;
};

type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

/** Reads the manifest of the build. */
export function builtAssets(clientFolder: string): Assets {
  const file = path.join(clientFolder, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const entry = (source: string): EntryAssets => {
    const start = manifest[source];
    if (!start) throw new Error(`The build has no entry ${source}.`);
    const preloads = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string): void => {
      const chunk = manifest[name];
      for (const css of chunk?.css ?? []) styles.add(`/${css}`);
      for (const imported of chunk?.imports ?? []) {
        const dependency = manifest[imported];
        if (!dependency || preloads.has(`/${dependency.file}`)) continue;
        preloads.add(`/${dependency.file}`);
        visit(imported);
      }
    };
    visit(source);
    const fonts = (start.assets ?? []).filter((asset) => asset.endsWith('.woff2')).map((font) => `/${font}`);
    if (start.file.endsWith('.css'))
      return { script: null, preloads: [], styles: [`/${start.file}`], fonts: [] };
    return { script: `/${start.file}`, preloads: [...preloads], styles: [...styles], fonts };
  };
  const lazy = (source: string): string[] => {
    if (!manifest[source]) return [];
    const { script, preloads } = entry(source);
    return script ? [script, ...preloads] : preloads;
  };
  return { entry, lazy, development: false };
}

/** In development Vite serves the sources themselves, and injects styles by script. */
export const developmentAssets: Assets = {
  entry: (source) =>
    source.endsWith('.css')
      ? { script: null, preloads: [], styles: [`/${source}`], fonts: [] }
      : { script: `/${source}`, preloads: [], styles: [], fonts: [] },
  lazy: () => [],
  development: true,
};
