/** The User-Agent of a person's browser. Requests with a shorter one count as a program's. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
