import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { EXPORT_FORMATS } from './export-formats.ts';

const LABELS = { csv: 'CSV for a spreadsheet', markdown: 'Markdown for notes', json: 'JSON for programs' };

type ExportMenuProps = { path: string; label: string; name: string; small?: boolean };

/** Downloads a whole list as a file that the server writes. */
export function ExportMenu({ path, label, name, small }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="secondary" size={small ? 'small' : 'normal'} aria-label={name}>
          <Download aria-hidden />
          {label}
        </Button>
      }
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`${path}?format=${format}`} download>
            {LABELS[format]}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
