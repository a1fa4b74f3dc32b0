import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../locale';
import { Button } from '../shell';
import './drop-zone.css';

type DropZoneProps = {
  /** The file input, for other buttons that pick files. */
  picker: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  /** Another button of the page picks files: here they are dropped only. */
  isAlone?: boolean;
};

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Takes PDFs: dropped anywhere on the page, or picked with the button, several at once. */
export const DropZone = ({ picker, onFiles, isAlone = false }: DropZoneProps) => {
  const { text } = useLanguage();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  });

  return (
    <div class="drop-zone" data-over={isOver}>
      {!isAlone && (
        <Button kind="primary" icon="page" onClick={() => picker.current?.click()}>
          {text('drop_choose')}
        </Button>
      )}
      <p class="quiet">
        {text(isOver ? 'drop_release' : isAlone ? 'drop_hint_alone' : 'drop_hint')}
      </p>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        multiple
        aria-label={text('drop_choose')}
        onChange={(event) => {
          const { currentTarget } = event;
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be picked again after it was forgotten.
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
