import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import type { Choice } from '../catalogue';
import { toggled } from '../rule';

interface FrameTilesProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  disabled: boolean | undefined;
  onChange: (chosen: string[]) => void;
}

/** Frame types as toggle buttons with drawings. */
export function FrameTiles({ label, choices, chosen, disabled, onChange }: FrameTilesProps) {
  return (
    <Box tag="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <VisuallyHidden tag="legend">{label}</VisuallyHidden>
      <Flex gap={2} wrap="wrap" alignItems="flex-end">
        {choices.map((choice) => (
          <FrameTile
            key={choice.value}
            choice={choice}
            isChosen={chosen.includes(choice.value)}
            disabled={disabled}
            onPress={() => onChange(toggled(chosen, choice.value))}
          />
        ))}
      </Flex>
    </Box>
  );
}

interface FrameTileProps {
  choice: Choice;
  isChosen: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
}

function FrameTile({ choice: { label, count, picture }, isChosen, disabled, onPress }: FrameTileProps) {
  return (
    <Box
      tag="button"
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onPress}
      hasRadius
      padding={2}
      background={isChosen ? 'primary100' : 'neutral0'}
      borderColor={isChosen ? 'primary600' : 'neutral200'}
      cursor={disabled ? 'not-allowed' : 'pointer'}
    >
      <Flex direction="column" gap={1} justifyContent="flex-end" height="100%" tag="span">
        {picture ? <img src={picture} alt="" width={72} height={45} /> : null}
        <Typography variant="pi" fontWeight={isChosen ? 'bold' : 'regular'} textColor="neutral800">
          {count > 0 ? `${label} (${count})` : label}
        </Typography>
      </Flex>
    </Box>
  );
}
