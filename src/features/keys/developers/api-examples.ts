/** Example programs. The page shows them, and a test runs them. The key comes from HOOKSMITH_KEY. */

export type Example = { id: 'curl' | 'javascript' | 'python'; title: string; code: string };

export function examplesFor(origin: string): Example[] {
  return [
    { id: 'curl', title: 'curl', code: curl(origin) },
    { id: 'javascript', title: 'JavaScript', code: javascript(origin) },
    { id: 'python', title: 'Python', code: python(origin) },
  ];
}

const curl = (origin: string) => `# How many runs are left?
curl --silent --fail-with-body ${origin}/api/v1/account \\
  --header "Authorization: Bearer $HOOKSMITH_KEY"

# Ten hooks for a topic. Sent twice with the same Idempotency-Key, it costs one run.
curl --silent --fail-with-body ${origin}/api/v1/hooks \\
  --header "Authorization: Bearer $HOOKSMITH_KEY" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: monday-sourdough" \\
  --data '{"topic": "sourdough bread", "point": "The flour is not the problem"}'

# Find them again
curl --silent --fail-with-body "${origin}/api/v1/hooks?search=sourdough&limit=5" \\
  --header "Authorization: Bearer $HOOKSMITH_KEY"`;

const javascript = (origin: string) => `async function hooksmith(method, path, body, idempotencyKey) {
  const response = await fetch("${origin}/api/v1" + path, {
    method,
    headers: {
      "Authorization": \`Bearer \${process.env.HOOKSMITH_KEY}\`,
      ...(body && { "Content-Type": "application/json" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: body && JSON.stringify(body),
  });
  // Every refusal is one sentence.
  if (!response.ok) throw new Error(await response.text());
  return response.status === 204 ? null : response.json();
}

const { hooks, runs_left } = await hooksmith("POST", "/hooks", { topic: "cold brew coffee" }, "tuesday");
for (const hook of hooks) console.log(hook.generated_hook);

// Keep the first one, and film it.
await hooksmith("POST", \`/hooks/\${hooks[0].id}/favorite\`);
await hooksmith("POST", "/shots", { hook_id: hooks[0].id });
console.log(\`\${runs_left} runs left\`);`;

const python = (origin: string) => `import json, os, urllib.error, urllib.request

def hooksmith(method, path, body=None, idempotency_key=None):
    headers = {"Authorization": "Bearer " + os.environ["HOOKSMITH_KEY"]}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if idempotency_key:
        headers["Idempotency-Key"] = idempotency_key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request("${origin}/api/v1" + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response) if response.status != 204 else None
    except urllib.error.HTTPError as error:
        # Every refusal is one sentence.
        raise SystemExit(error.read().decode())

written = hooksmith("POST", "/hooks", {"topic": "garden compost"}, "wednesday")
for hook in written["hooks"]:
    print(hook["generated_hook"])

# Put the first one on the shot list, then show the list.
hooksmith("POST", "/shots", {"hook_id": written["hooks"][0]["id"]})
for shot in hooksmith("GET", "/shots")["shots"]:
    print("To film:", shot["generated_hook"])`;
