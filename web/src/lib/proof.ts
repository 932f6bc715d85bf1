// The server's commitment, computed again from what it tells at the end.
export async function commitmentOf(seed: string, salt: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only secure addresses may hash
  const data = new TextEncoder().encode(`${salt}:${seed}`);
  const hash = await crypto.subtle.digest("SHA-256", data);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
