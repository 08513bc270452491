import { Box } from '@mui/material';
import type { MediaFile } from '@podium/contract';
import type { ReactNode } from 'react';
import { useText } from '../../language/text.ts';
import { CaptionsIcon, ImageIcon, MapIcon, MovieIcon, NoImageIcon, PdfIcon } from '../../look/icons.tsx';

const icons: Readonly<Record<MediaFile['group'], ReactNode>> = {
  image: <ImageIcon />,
  video: <MovieIcon />,
  captions: <CaptionsIcon />,
  document: <PdfIcon />,
  map: <MapIcon />,
};

/** A thumbnail of an image, or an icon for other files. The file name is next to it. */
export function Thumbnail({ file: { sha256, group, mediaType, isShown } }: { file: MediaFile }) {
  const t = useText();
  const isDrawing = mediaType === 'image/svg+xml';
  return (
    <Box
      sx={{
        flex: 'none',
        width: 72,
        height: 54,
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        bgcolor: 'action.hover',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {!isShown && <NoImageIcon titleAccess={t('media.hidden')} />}
      {isShown && group !== 'image' && icons[group]}
      {isShown && group === 'image' && (
        <Box
          component="img"
          src={isDrawing ? `/files/${sha256}` : `/files/${sha256}/320`}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
