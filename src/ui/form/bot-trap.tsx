/** A field that people cannot see, so only bots fill it in. The server checks `website`. */
export const BotTrap = ({ id }: { id: string }) => (
  <div className="ct-trap" aria-hidden="true">
    <label htmlFor={id}>Leave this empty</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
