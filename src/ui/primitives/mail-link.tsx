/** A mailto link. */
export const MailLink = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${encodeURIComponent(address)}`}>
    {address}
  </a>
)
