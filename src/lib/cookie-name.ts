/**
 * The name of one of our cookies. With https it has the prefix `__Host-`: browsers accept such a cookie only from this very host, over
 * https and for all its paths, so neither a subdomain nor a plain connection can set it.
 */
export const cookieName = ({ PUBLIC_URL }: { PUBLIC_URL: string }, name: string): string =>
  PUBLIC_URL.startsWith('https://') ? `__Host-${name}` : name

/** The value of a cookie in a Cookie header. */
export const cookieValue = (header: string | null, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
