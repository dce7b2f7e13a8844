/** What a browser of a person calls itself: requests with a shorter name are taken for a program's. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
