/** How to add the MCP server to common assistants. */

export type Assistant = { name: string; how: string; code: string };

const PLACEHOLDER_KEY = 'hsk_YOUR_KEY';
const json = (value: unknown) => JSON.stringify(value, null, 2);

export function assistantsFor(origin: string): Assistant[] {
  const url = `${origin}/mcp`;
  const headers = { Authorization: `Bearer ${PLACEHOLDER_KEY}` };
  return [
    {
      name: 'Claude Code',
      how: 'One line in a terminal:',
      code: `claude mcp add --transport http hooksmith ${url} \\\n  --header "Authorization: Bearer ${PLACEHOLDER_KEY}"`,
    },
    {
      name: 'Claude Desktop',
      how: 'In claude_desktop_config.json (Settings, Developer, Edit Config). It reaches servers with a key through mcp-remote, which needs Node on your computer:',
      code: json({
        mcpServers: {
          hooksmith: {
            command: 'npx',
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the assistant fills it in
            args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${HOOKSMITH_AUTH}'],
            env: { HOOKSMITH_AUTH: `Bearer ${PLACEHOLDER_KEY}` },
          },
        },
      }),
    },
    {
      name: 'Cursor',
      how: 'In ~/.cursor/mcp.json:',
      code: json({ mcpServers: { hooksmith: { url, headers } } }),
    },
    {
      name: 'VS Code',
      how: 'In .vscode/mcp.json. It asks for the key once and keeps it out of the file:',
      code: json({
        inputs: [
          { type: 'promptString', id: 'hooksmith-key', description: 'Hooksmith API key', password: true },
        ],
        servers: {
          hooksmith: {
            type: 'http',
            url,
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor fills it in
            headers: { Authorization: 'Bearer ${input:hooksmith-key}' },
          },
        },
      }),
    },
    {
      name: 'Anything else',
      how: 'Streamable HTTP with a header. Most clients take this:',
      code: json({ mcpServers: { hooksmith: { type: 'http', url, headers } } }),
    },
  ];
}
