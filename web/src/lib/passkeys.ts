// Passkeys: what the browser is asked for, and its answers, in the letters that the server understands.
import type { Me } from "../wire";
import { api } from "./api";

/** Whether this browser can have any. */
export function canHavePasskeys(): boolean {
  return isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window;
}

/** Whoever closes the browser's question has not made a mistake. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}

export function decode(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

export function encode(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function makePasskey(): Promise<void> {
  const asked = await api.beginPasskey();
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: decode(asked.challenge),
      user: { ...asked.user, id: decode(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map((one: { id: string; type: "public-key" }) => ({
        ...one,
        id: decode(one.id),
      })),
    } as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await api.addPasskey({
    id: made.id,
    rawId: encode(made.rawId),
    type: made.type,
    response: { clientDataJSON: encode(clientDataJSON), attestationObject: encode(attestationObject) },
  });
}

export async function signIn(): Promise<Me> {
  const asked = await api.askPasskey();
  const found = (await navigator.credentials.get({
    publicKey: {
      challenge: decode(asked.challenge),
      rpId: asked.rpId,
      timeout: asked.timeout,
      userVerification: asked.userVerification,
    },
  })) as PublicKeyCredential;
  const answer = found.response as AuthenticatorAssertionResponse;
  return api.signInByPasskey({
    id: found.id,
    rawId: encode(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: encode(answer.clientDataJSON),
      authenticatorData: encode(answer.authenticatorData),
      signature: encode(answer.signature),
      userHandle: answer.userHandle ? encode(answer.userHandle) : null,
    },
  });
}
