/** An error that a command prints when its arguments are wrong. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) fail(`--${name} must be a whole number from ${least} on`);
  return value;
}
