/** Hooks as text for people, and as files for other programs. */

const COLUMNS = [
  'id',
  'created_at',
  'topic',
  'hook_type',
  'generated_hook',
  'payoff',
  'on_screen_text',
  'delivery_tip',
  'favorite',
];

export function asText(hooks) {
  return hooks.map((hook, at) => `${String(at + 1).padStart(2)}. ${plain(hook.generated_hook)}`).join('\n');
}

export function asCsv(hooks) {
  const rows = hooks.map((hook) => COLUMNS.map((column) => cell(hook[column])).join(','));
  return [COLUMNS.join(','), ...rows].join('\r\n');
}

/** JSON leaves some control characters as they are. */
export function asJson(value) {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

export function asMarkdown(hooks) {
  const byRun = new Map();
  for (const hook of hooks) byRun.set(hook.run_id, [...(byRun.get(hook.run_id) ?? []), hook]);
  return [...byRun.values()].map(runAsMarkdown).join('\n\n');
}

function runAsMarkdown(hooks) {
  const [{ topic, created_at }] = hooks;
  const lines = hooks.map((hook) => `- ${escaped(hook.generated_hook)}${hook.favorite ? ' ★' : ''}`);
  return [`## ${escaped(topic)} (${escaped(created_at.slice(0, 10))})`, '', ...lines].join('\n');
}

/** A terminal obeys control characters; a line of text needs none. */
export function plain(text) {
  return text.replace(/\p{Cc}/gu, ' ');
}

function escaped(text) {
  return plain(text).replace(/[\\`*_[\]<>#]/g, '\\$&');
}

/** What a spreadsheet takes for a formula, also behind blanks and behind the separators of other countries. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const FORMULA_INSIDE = /[;|\t](?=[\s"]*[=+\-@＝＋－＠])/g;

/** Quoted where it must be; what a spreadsheet would take for a formula is made text. */
function cell(value) {
  const text = value === null || value === undefined ? '' : String(value).replace(/[^\P{Cc}\t\r\n]/gu, ' ');
  const inside = text.replaceAll(FORMULA_INSIDE, "$&'");
  const harmless = FORMULA.test(text) ? `'${inside}` : inside;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
