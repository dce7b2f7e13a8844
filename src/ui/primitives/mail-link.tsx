/** Writes to an address with the mail program. */
export const MailLink = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${encodeURIComponent(address)}`}>
    {address}
  </a>
)
