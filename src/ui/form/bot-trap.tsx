/** A field that is hidden from people: only bots fill it in. The server looks at `website`. */
export const BotTrap = ({ id }: { id: string }) => (
  <div className="ct-trap" aria-hidden="true">
    <label htmlFor={id}>Leave this empty</label>
    <input id={id} name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
