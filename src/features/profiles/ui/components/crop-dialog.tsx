import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import type { Crop } from '../../avatar-rules.ts'
import './crop-dialog.css'

type Props = {
  file: File
  isSaving: boolean
  onSave: (crop: Crop) => void
  onCancel: () => void
  /** The browser cannot show this file. */
  onUnreadable: () => void
}

/** Lets the person choose the square of a picture by dragging, pinching, the wheel, or arrow keys and a slider. */
export function CropDialog({ file, isSaving, onSave, onCancel, onUnreadable }: Props) {
  const address = useAddress(file)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<Crop | null>(null)
  return (
    <Dialog onClose={onCancel} title="Crop your picture" locked={isSaving}>
      <DialogBody className="stack stack-4">
        <div className="cropper">
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_, { x, y, width }) =>
                setCrop({ left: Math.max(0, Math.round(x)), top: Math.max(0, Math.round(y)), side: Math.round(width) })
              }
              cropperProps={{
                role: 'application',
                'aria-label': 'Visible part of the picture: move it with the arrow keys',
              }}
              mediaProps={{ alt: '', onError: onUnreadable }}
            />
          )}
        </div>
        <label className="zoom">
          Zoom
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
        </label>
        <p className="help">Drag the picture, or move it with the arrow keys.</p>
      </DialogBody>
      <DialogFoot>
        <Button disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" busy={isSaving} disabled={!crop} onClick={() => crop && onSave(crop)}>
          {isSaving ? 'Saving' : 'Save Picture'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** An object URL of the file, revoked when it is no longer shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
