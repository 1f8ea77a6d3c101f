import type { SxProps, Theme } from '@mui/material/styles';
import type { ImgHTMLAttributes } from 'react';
import { Box } from './box';
import { imageSource } from './image-source';
import { sxList } from './sx-list';

export type ImageProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height' | 'srcSet'
> & {
  src: string;
  /** The text alternative; empty for a decorative picture. */
  alt: string;
  /** The largest size in which it is shown, in CSS pixels. It also sets the aspect ratio, so that nothing shifts. */
  width: number;
  height: number;
  /** Its width in the layout, as the `sizes` attribute: `(min-width: 900px) 25vw, 50vw`. Leave it out for a fixed width. */
  sizes?: string;
  /** For the page's largest picture: it is loaded first instead of lazily. */
  priority?: boolean;
  sx?: SxProps<Theme>;
};

/** A picture in the size and format that this screen needs, loaded lazily. */
export function Image({ src, alt, width, height, sizes, priority = false, sx, ...rest }: ImageProps) {
  return (
    <Box
      component="img"
      {...imageSource(src, width, sizes)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={[styles, ...sxList(sx)]}
      {...rest}
    />
  );
}

const styles = { maxWidth: '100%', height: 'auto', objectFit: 'cover' };
