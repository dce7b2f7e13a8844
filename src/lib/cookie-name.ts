/**
 * The name of a cookie of ours. With https it has the prefix `__Host-`: browsers accept such a cookie only from this very host, over
 * https and for all its paths, so that neither a subdomain nor a plain connection can set it.
 */
export const cookieName = ({ PUBLIC_URL }: { PUBLIC_URL: string }, name: string): string =>
  PUBLIC_URL.startsWith('https://') ? `__Host-${name}` : name

/** The value of a cookie in the header of a request. */
export const cookieValue = (header: string | null, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
